import { Button, Inline } from '@sounding/ui';
import { useState } from 'react';

interface CopyWordsProps {
  /** On the button: "Copy these changes". */
  label: string;
  /** What is copied, line by line. */
  lines: readonly string[];
}

/** Copies words that can no longer be saved here. The page also shows them below, to be copied by hand. */
export function CopyWords({ label, lines }: CopyWordsProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      // Throws if the person or a policy refuses, and on an insecure page, which has no clipboard.
      await navigator.clipboard.writeText(lines.join('\n'));
      setOutcome('Copied');
    } catch {
      setOutcome('Could not copy. Select the words below and copy them yourself.');
    }
  };
  return (
    <Inline>
      <Button onPress={() => void copy()}>{label}</Button>
      <span role="status">{outcome}</span>
    </Inline>
  );
}

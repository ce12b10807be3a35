import { Button, Inline } from '@sounding/ui';
import { useState } from 'react';

interface CopyWordsProps {
  /** On the button: "Copy these changes". */
  label: string;
  /** What is copied, line by line. */
  lines: readonly string[];
}

/** Takes words out of the app that cannot be saved in it any more. They stand below, to be copied by hand. */
export function CopyWords({ label, lines }: CopyWordsProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      // Refused by the person or a policy; missing altogether on an insecure page.
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

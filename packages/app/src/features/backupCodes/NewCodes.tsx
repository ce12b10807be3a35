import { Button, Inline, Stack } from '@sounding/ui';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../brand';
import { printLines } from './printLines';
import * as css from './NewCodes.css';

const outcomeWords = {
  none: '',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the codes and copy them with the keyboard.',
};

/** Shows the new codes, which cannot be shown a second time. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Focus must not land on the button that closes the dialog: a double press would hide the codes at once.
    place.current?.focus();
  }, []);
  const [outcome, setOutcome] = useState<keyof typeof outcomeWords>('none');
  const copy = async () => {
    try {
      // Throws if the person or a policy refuses, and on an insecure page, which has no clipboard.
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };

  return (
    <Stack>
      <p ref={place} tabIndex={-1}>
        Print these codes or keep them where you keep your passwords. They are shown only now. Each
        works once.
      </p>
      <ul className={css.codes} aria-label="Backup codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline>
        <Button onPress={() => void copy()}>Copy all codes</Button>
        <Button onPress={() => printLines(`Backup codes for ${brand.productName}`, codes)}>
          Print
        </Button>
        <span role="status">{outcomeWords[outcome]}</span>
      </Inline>
    </Stack>
  );
}

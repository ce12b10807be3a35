import { useState } from 'react';
import { Button } from '../Button';
import { CheckIcon } from '../../icons';
import { wordsOf } from '../../props/wordsOf';
import { CopyIcon } from './CopyIcon';
import { qrCodeMessages, type QrCodeMessages } from './QrCode.messages';
import * as css from './QrCode.css';

export interface QrCodeProps {
  /** The QR code as an image, such as a PNG data URL. */
  image: string;
  /** The secret in the image, for people who type it: shown in groups of four, copied without spaces. */
  secret: string;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<QrCodeMessages> | undefined;
}

interface CopyOutcome {
  /** The secret that was copied; the outcome is not shown for another one. */
  key: string;
  isCopied: boolean;
}

/** A code to scan, with its secret as text to type or copy. */
export function QrCode({ image, secret, messages }: QrCodeProps) {
  const words = wordsOf(qrCodeMessages, messages);
  const [lastOutcome, setOutcome] = useState<CopyOutcome | null>(null);
  const key = secret.replaceAll(/\s/gu, '');
  const outcome = lastOutcome?.key === key ? lastOutcome : null;
  const groups = key.match(/.{1,4}/gu) ?? [];

  const copy = async () => {
    // So that the same outcome is announced again.
    setOutcome(null);
    try {
      // The person or a policy may refuse this; on an insecure page the clipboard is missing altogether.
      await navigator.clipboard.writeText(key);
      setOutcome({ key, isCopied: true });
    } catch {
      setOutcome({ key, isCopied: false });
    }
  };

  return (
    <div className={css.qrCode}>
      <img className={css.image} src={image} alt={words.alternative} width={200} height={200} />
      <div className={css.words}>
        <p>{words.instead}</p>
        <p className={css.secret} translate="no">
          {groups.map((group, index) => (
            // Groups may be equal and never change their order, so the index is a good key.
            <span key={index}>{group} </span>
          ))}
        </p>
        <div className={css.actions}>
          <Button icon={<CopyIcon />} onPress={() => void copy()}>
            {words.copy}
          </Button>
          <span role="status" className={css.outcome}>
            {outcome?.isCopied === true && <CheckIcon />}
            {outcome !== null && <span>{outcome.isCopied ? words.copied : words.notCopied}</span>}
          </span>
        </div>
      </div>
    </div>
  );
}

import { Button, Card, Inline, Link, Modal, Stack } from '@sounding/ui';
import { useState } from 'react';
import { brand } from '../../../brand';
import { toast } from '../../../features/toasts/toast';
import { useNow } from '../../../useNow';
import { shareMessage, shareTargets, type SharedProject } from './shareTargets';

interface ShareModalProps {
  project: SharedProject;
  onClose: () => void;
}

/** Ways to tell the public about the project, each with the same words ready. */
export function ShareModal({ project, onClose }: ShareModalProps) {
  const now = useNow([project.publishedDate, project.endDate]);
  const text = shareMessage(project, brand.sharing, now);
  const { address } = brand.sharing;
  const [outcome, setOutcome] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('The link is copied.');
    } catch {
      setOutcome('The link could not be copied. Please select it above and copy it yourself.');
    }
  };

  return (
    <Modal isOpen onClose={onClose} title="Share this project">
      <Stack>
        <p>Your post starts with these words. You can change them before you send it.</p>
        <Card>
          <p>{text}</p>
        </Card>
        <Inline>
          {shareTargets(text, address).map(({ name, href }) => (
            <Link key={name} href={href} variant="secondary" isExternal>
              {`Share on ${name}`}
            </Link>
          ))}
          <Button onPress={() => void copy()}>Copy link</Button>
          {canShare() && (
            <Button onPress={() => void shareByDevice(text)}>More ways to share</Button>
          )}
        </Inline>
        <p role="status">{outcome}</p>
      </Stack>
    </Modal>
  );
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

async function shareByDevice(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the device's own share sheet, which is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ tone: 'error', message: 'Your device could not share this. Please copy the link.' });
  }
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Inline, Stack } from '../../components/Layout';
import { SessionTimeoutDialog } from '../../components/SessionTimeoutDialog';
import { TextArea } from '../../components/TextArea';

const noon = Date.UTC(2026, 2, 4, 12);

const meta: Meta = { title: 'Patterns/Session end' };

export default meta;

interface WorkProps {
  /** How long the session lasts after the warning. */
  seconds: number;
  /** Returns the time; constant for a screenshot. */
  now?: () => number;
  isWarnedAtOnce?: boolean;
}

function Work({ seconds, now = Date.now, isWarnedAtOnce = false }: WorkProps) {
  const endFromNow = () => new Date(now() + seconds * 1000);
  const [endsAt, setEndsAt] = useState(isWarnedAtOnce ? endFromNow : null);
  const [text, setText] = useState('We want to know what helps people to walk');
  const close = () => setEndsAt(null);
  return (
    <Stack>
      <TextArea label="Summary" value={text} onChange={setText} />
      <Inline>
        <Button onPress={() => setEndsAt(endFromNow())}>Let the session run out</Button>
      </Inline>
      <SessionTimeoutDialog
        isOpen={endsAt !== null}
        expiresAt={endsAt ?? new Date(0)}
        now={now}
        onContinue={close}
        onLogOut={close}
        onAcknowledge={close}
      />
    </Stack>
  );
}

export const WhileWorking: StoryObj = {
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: () => <Work seconds={20} />,
};

export const Warned: StoryObj = {
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: () => <Work seconds={95} now={() => noon} isWarnedAtOnce />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Button } from '../../components/Button';
import { CheckboxGroup } from '../../components/CheckboxGroup';
import type { SummaryError } from '../../components/ErrorSummary';
import { Form } from '../../components/Form';
import { InlineMessage } from '../../components/InlineMessage';
import { Inline, Stack } from '../../components/Layout';
import { RadioGroup } from '../../components/RadioGroup';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';

const meta: Meta = { title: 'Patterns/Forms and errors', render: () => <NewProject /> };

export default meta;

interface Draft {
  title: string;
  summary: string;
  ageRanges: readonly string[];
  launch: string | null;
}

const limit = 120;

/** All rules in one place, so that field and summary say the same words. */
function check({ title, summary, ageRanges, launch }: Draft): SummaryError[] {
  return [
    ...(title.trim() === '' ? [{ fieldId: 'title', message: 'Title is required' }] : []),
    ...(summary.length > limit
      ? [{ fieldId: 'summary', message: `The summary cannot exceed ${limit} characters` }]
      : []),
    ...(ageRanges.length === 0
      ? [{ fieldId: 'ages', message: 'At least one age range needs to be selected' }]
      : []),
    ...(launch === null ? [{ fieldId: 'launch', message: 'Choose when to launch' }] : []),
  ];
}

function NewProject() {
  const [draft, setDraft] = useState<Draft>({
    title: '',
    summary: '',
    ageRanges: [],
    launch: null,
  });
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [isSaved, setIsSaved] = useState(false);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const errorAt = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

  return (
    <Form
      label="New project"
      errors={errors}
      onSubmit={() => {
        const found = check(draft);
        setErrors(found);
        setIsSaved(found.length === 0);
      }}
    >
      <TextField
        id="title"
        label="Title"
        hint="Say in plain words what the project is about."
        isRequired
        value={draft.title}
        onChange={(title) => change({ title })}
        error={errorAt('title')}
      />
      <TextArea
        id="summary"
        label="Summary"
        limit={limit}
        rows={3}
        value={draft.summary}
        onChange={(summary) => change({ summary })}
        error={errorAt('summary')}
      />
      <CheckboxGroup
        id="ages"
        label="Age ranges"
        isRequired
        value={draft.ageRanges}
        onChange={(ageRanges) => change({ ageRanges })}
        options={[
          { value: 'young', label: '18 to 25' },
          { value: 'middle', label: '26 to 64' },
          { value: 'old', label: '65 or above' },
        ]}
        error={errorAt('ages')}
      />
      <RadioGroup
        id="launch"
        label="When should the project launch?"
        isRequired
        value={draft.launch}
        onChange={(launch) => change({ launch })}
        options={[
          { value: 'approval', label: 'As soon as it is approved' },
          { value: 'date', label: 'On a date' },
        ]}
        error={errorAt('launch')}
      />
      <Stack>
        <Inline>
          <Button type="submit" variant="primary">
            Save and publish
          </Button>
          <Button variant="quiet">Cancel</Button>
        </Inline>
        {isSaved && (
          <InlineMessage tone="success">Your project goes to an administrator now.</InlineMessage>
        )}
      </Stack>
    </Form>
  );
}

export const ToFillIn: StoryObj = {};

export const AfterATryWithErrors: StoryObj = {
  // Played only in a frame of its own, so that it does not take focus from the reader.
  parameters: { docs: { story: { inline: false, height: '64rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and publish' }));
    await canvas.findByText('Title is required', { selector: 'a' });
  },
};

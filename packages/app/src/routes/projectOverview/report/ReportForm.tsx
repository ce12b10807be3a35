import { messagesByField } from '@sounding/domain/errors';
import {
  reportLimits,
  reportTextFields,
  validateReportTexts,
  type ReportTextField,
  type ReportTexts,
} from '@sounding/domain/report';
import { countCharacters } from '@sounding/domain/text';
import { Form, TextArea } from '@sounding/ui';

const fieldWords: Readonly<Record<ReportTextField, { label: string; hint: string }>> = {
  aim: {
    label: 'Aim',
    hint: 'What you wanted to learn from patients and the public, and why.',
  },
  influence: {
    label: 'What their involvement changed',
    hint: 'How far it influenced the study, for better and for worse.',
  },
  reflections: {
    label: 'Reflections',
    hint: 'What went well, what did not, and what others can learn from it.',
  },
};

interface ReportFormProps {
  /** The form's id, for its submit button among the modal's actions. */
  id: string;
  texts: ReportTexts;
  onChange: (texts: ReportTexts) => void;
  isPending: boolean;
  onMake: () => void;
}

/** The texts that only the team can write. All are optional: the report says what is missing. */
export function ReportForm({ id, texts, onChange, isPending, onMake }: ReportFormProps) {
  const messages = messagesByField(validateReportTexts(texts));

  return (
    <Form
      id={id}
      label="Involvement report"
      onSubmit={() => {
        if (messages.size === 0 && !isPending) onMake();
      }}
      errors={[...messages].map(([field, message]) => ({ message, fieldId: `${id}${field}` }))}
    >
      <p>
        You get one page for funders and ethics committees, in the order of the GRIPP2 short form:
        what you asked, of whom, how many answered, what they said and what you did about it. Only
        comments that you approved are in it, and small numbers stay hidden.
      </p>
      <p>
        Three things only your team can say. Write them here, or leave them empty: the report then
        says that your team adds them. Only the report keeps what you write; until you make it, your
        words wait in this browser.
      </p>
      {reportTextFields.map((field) => (
        <TextArea
          key={field}
          id={`${id}${field}`}
          {...fieldWords[field]}
          value={texts[field]}
          onChange={(text) => onChange({ ...texts, [field]: text })}
          limit={reportLimits.text}
          count={countCharacters}
          error={messages.get(field)}
          isDisabled={isPending}
        />
      ))}
    </Form>
  );
}

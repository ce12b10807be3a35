import {
  addLikert,
  addPoll,
  canAddKind,
  questionKind,
  questionLimits,
  removeKind,
} from '@sounding/domain/question';
import { countRichText } from '@sounding/domain/text';
import { Button, Inline, Stack } from '@sounding/ui';
import { RichTextEditor } from '@sounding/ui/RichTextEditor';
import type { EditableQuestion } from '../../../features/projectInHand/projectInHand';
import { focusWithin } from '../focusWithin';
import { fieldId } from '../sectionProps';
import { LikertFields } from './LikertFields';
import { PollFields } from './PollFields';

export interface QuestionFieldProps {
  question: EditableQuestion;
  /** 0 for the first question. */
  index: number;
  onChange: (question: EditableQuestion) => void;
  onDelete: () => void;
  /** The message of one of the question's fields, such as `text`. */
  errorOf: (field: string) => string | undefined;
}

/** One question: its text, and what participants answer it with. */
export function QuestionField({
  question,
  index,
  onChange,
  onDelete,
  errorOf,
}: QuestionFieldProps) {
  const ordinal = index + 1;
  const idOf = (field: string) => fieldId(`questions.${index}.${field}`);
  const kind = questionKind(question);
  const parts = { question, onChange, errorOf, idOf };
  const changeKind = (changed: EditableQuestion) => {
    onChange(changed);
    focusWithin(idOf('answer'));
  };
  return (
    <Stack>
      <RichTextEditor
        id={idOf('text')}
        label={`Question ${ordinal}`}
        isRequired
        value={question.text}
        onChange={(text) => onChange({ ...question, text })}
        limit={questionLimits.text}
        count={countRichText}
        error={errorOf('text')}
      />
      <div id={idOf('answer')}>
        <Stack>
          {kind === 'text' && <p>Participants answer in their own words.</p>}
          {kind === 'poll' && <PollFields {...parts} />}
          {kind === 'likert' && <LikertFields {...parts} />}
          <Inline>
            {kind === 'text' ? (
              <>
                <Button
                  isDisabled={!canAddKind(question)}
                  onPress={() => changeKind(addPoll(question))}
                >
                  Add poll
                </Button>
                <Button
                  isDisabled={!canAddKind(question)}
                  onPress={() => changeKind(addLikert(question))}
                >
                  Add likert scale
                </Button>
              </>
            ) : (
              <Button onPress={() => changeKind(removeKind(question))}>
                {kind === 'poll' ? 'Remove poll' : 'Remove likert scale'}
              </Button>
            )}
            <Button variant="quiet" onPress={onDelete}>{`Delete question ${ordinal}`}</Button>
          </Inline>
        </Stack>
      </div>
    </Stack>
  );
}

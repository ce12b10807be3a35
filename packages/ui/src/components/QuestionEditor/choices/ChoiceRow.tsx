import type { PointerEvent } from 'react';
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '../../../icons';
import { Button } from '../../Button';
import { TextField, type TextFieldProps } from '../../TextField';
import type { QuestionWords } from '../QuestionEditor.messages';
import { MoveButton } from './MoveButton';
import * as css from './choices.css';

interface ChoiceRowProps {
  index: number;
  /** How many choices there are. */
  count: number;
  isRemovable: boolean;
  field: Omit<TextFieldProps, 'id' | 'label'> & { id: string };
  words: QuestionWords;
  /** Called when the handle is pressed, with the list of rows. */
  onGrip: (event: PointerEvent, list: Element) => void;
  onMoveUp: () => void;
  onMoveDown: () => void;
  onRemove: () => void;
}

/** The ids of the buttons beside the field with this id, so that focus can follow a moved choice. */
export const moveUpId = (fieldId: string) => `${fieldId}-up`;
export const moveDownId = (fieldId: string) => `${fieldId}-down`;

/** One choice of a poll, with the controls that move or remove it. */
export function ChoiceRow({
  index,
  count,
  isRemovable,
  field,
  words,
  onGrip,
  onMoveUp,
  onMoveDown,
  onRemove,
}: ChoiceRowProps) {
  const position = index + 1;
  const isMovable = count > 1;
  return (
    <div className={css.choice}>
      {isMovable && (
        <span
          className={css.handle}
          // For pointers only: the buttons do the same for everybody (WCAG 2.5.7).
          aria-hidden="true"
          onPointerDown={(event) => {
            const list = event.currentTarget.parentElement?.parentElement;
            if (list) onGrip(event, list);
          }}
          // Keeps focus where the person was writing, and prevents a text selection.
          onMouseDown={(event) => event.preventDefault()}
        >
          <GripIcon />
        </span>
      )}
      <div className={css.field}>
        <TextField {...field} label={words.choice(position)} />
      </div>
      {isMovable && (
        <div className={css.moves}>
          <MoveButton
            id={moveUpId(field.id)}
            label={words.moveChoiceUp(position)}
            isAtEnd={index === 0}
            onPress={onMoveUp}
          >
            <ArrowUpIcon />
          </MoveButton>
          <MoveButton
            id={moveDownId(field.id)}
            label={words.moveChoiceDown(position)}
            isAtEnd={position === count}
            onPress={onMoveDown}
          >
            <ArrowDownIcon />
          </MoveButton>
        </div>
      )}
      <div className={css.remove}>
        <Button variant="quiet" isDisabled={!isRemovable} onPress={onRemove}>
          {words.removeChoice(position)}
        </Button>
      </div>
    </div>
  );
}

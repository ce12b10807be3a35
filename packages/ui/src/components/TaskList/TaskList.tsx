import { FieldLink } from '../../fieldFrame';
import { Tag } from '../Tag';
import { wordsOf } from '../../props/wordsOf';
import { taskListMessages, type TaskListMessages } from './TaskList.messages';
import * as css from './TaskList.css';

/** Something that a person must mend before a task is done. */
export interface TaskProblem {
  message: string;
  /**
   * The `id` of the field that the message leads to, or its `name`. Without it, the message is plain text.
   */
  fieldId?: string | undefined;
}

/** One part of something larger that a person has to get done. */
export interface Task {
  id: string;
  /** The name of the task: "Title and subtitle". */
  label: string;
  isDone: boolean;
  /** What is still missing; shown until the task is done. */
  problems?: readonly TaskProblem[] | undefined;
}

export interface TaskListProps {
  /** Names the list: "Before you submit". */
  label: string;
  /** The tasks, in the order in which they are best done. */
  tasks: readonly Task[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<TaskListMessages> | undefined;
}

/** A list of what is done and what is still to do; each missing thing leads to its field. */
export function TaskList({ label, tasks, messages }: TaskListProps) {
  const words = wordsOf(taskListMessages, messages);
  return (
    // The role is the list's own: Safari drops it from a list without markers.
    <ol role="list" aria-label={label} className={css.list}>
      {tasks.map(({ id, label: name, isDone, problems = [] }) => (
        <li key={id} className={css.task}>
          <span className={css.label}>{name}</span>{' '}
          <Tag tone={isDone ? 'success' : 'neutral'}>{isDone ? words.done : words.toDo}</Tag>
          {!isDone && problems.length > 0 && (
            <ul className={css.detail}>
              {problems.map(({ message, fieldId }) => (
                <li key={`${fieldId ?? ''} ${message}`}>
                  {fieldId === undefined ? (
                    message
                  ) : (
                    <FieldLink fieldId={fieldId}>{message}</FieldLink>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

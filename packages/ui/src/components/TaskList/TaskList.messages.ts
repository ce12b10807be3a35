export interface TaskListMessages {
  /** The state of a task, in a word. */
  done: string;
  toDo: string;
}

export const taskListMessages: TaskListMessages = { done: 'Done', toDo: 'To do' };

export interface TaskListMessages {
  /** Where a task stands, in a word. */
  done: string;
  toDo: string;
}

export const taskListMessages: TaskListMessages = { done: 'Done', toDo: 'To do' };

export { TaskList } from './TaskList';
export type { Task, TaskListProps, TaskProblem } from './TaskList';
export type { TaskListMessages } from './TaskList.messages';

export { ActionsMenu, type MenuStart } from './ActionsMenu';
export type { MenuAction } from './MenuAction';

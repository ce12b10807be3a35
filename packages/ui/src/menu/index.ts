export { ActionsPopover } from './ActionsPopover';
export type { MenuAction } from './MenuAction';

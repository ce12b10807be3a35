export { showToast } from './queue';
export { ToastRegion } from './ToastRegion';
export type { ToastMessage, ToastTone } from './queue';
export type { ToastRegionProps } from './ToastRegion';
export type { ToastMessages } from './Toast.messages';

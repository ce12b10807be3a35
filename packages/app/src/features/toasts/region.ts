// A chunk of its own: the first load of the sign-in page has nothing to say.
export { showToast, ToastRegion } from '@sounding/ui';

export { UiProvider } from './UiProvider';
export type { Theme, UiProviderProps } from './UiProvider';

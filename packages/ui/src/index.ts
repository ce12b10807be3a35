export * from './components/Button';
export * from './components/UiProvider';

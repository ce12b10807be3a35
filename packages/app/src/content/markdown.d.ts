declare module '*.md' {
  const text: import('./text').PageText;
  export default text;
}

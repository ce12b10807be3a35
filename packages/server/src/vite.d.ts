/// <reference types="vite/types/importMeta.d.ts" />

declare module '*?raw' {
  const text: string;
  export default text;
}

/** A worker, bundled: see build/workerAsText.ts. */
declare module 'virtual:*-worker' {
  const text: string;
  export default text;
}

declare module '*.yaml' {
  const document: Readonly<Record<string, unknown>>;
  export default document;
}

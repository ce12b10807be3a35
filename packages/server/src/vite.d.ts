/// <reference types="vite/types/importMeta.d.ts" />

declare module '*?raw' {
  const text: string;
  export default text;
}

/** The export's worker, bundled: see build/workerAsText.ts. */
declare module 'virtual:workbook-worker' {
  const text: string;
  export default text;
}

declare module '*.yaml' {
  const document: Readonly<Record<string, unknown>>;
  export default document;
}

import type { Plugin } from 'vite';
import { themeKey, themes } from '../src/features/theme/themes.ts';

/**
 * A script of a few bytes in the page's head that shows the chosen looks before anything is painted.
 * A file of its own, because the security policy refuses inline scripts. `UiProvider` takes over.
 */
export function firstPaintTheme(): Plugin {
  return {
    name: 'first-paint-theme',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /\/firstPaint-[\w-]+\.js$/.test(file))
          .map((file) => ({ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head' })),
    },
    buildStart() {
      this.emitFile({ type: 'asset', name: 'firstPaint.js', source: script });
    },
  };
}

const chosen = JSON.stringify(themes.filter((name) => name !== 'system'));

/** Storage may be refused; then the looks are those of the system. */
const script = `try{const t=localStorage.getItem(${JSON.stringify(themeKey)});if(${chosen}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

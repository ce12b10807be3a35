import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { Brand } from '../../domain/src/product/brand.ts';

const ownFile = fileURLToPath(new URL('../../domain/src/product/brand.ts', import.meta.url));

/**
 * Writes the brand's name and icon into the page, and lets another file stand in for the brand's: so a
 * test can see that the one file is enough.
 */
export function brandPage(file = ownFile): Plugin {
  return {
    name: 'brand-page',
    resolveId: {
      order: 'pre',
      filter: { id: /\/brand$/ },
      async handler(source, importer) {
        if (file === ownFile) return null;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id === ownFile ? file : resolved;
      },
    },
    async transformIndexHtml(html) {
      const { brand } = (await runnerImport<{ brand: Brand }>(file)).module;
      return html
        .replaceAll('%PRODUCT_NAME%', escapeHtml(brand.productName))
        .replaceAll('%ICON%', escapeHtml(brand.icon));
    },
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

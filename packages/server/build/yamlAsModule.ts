import { parse } from 'yaml';
import type { Plugin } from 'vite';

/** Lets openapi.yaml be imported as the object it describes, so that no start has to parse it. */
export function yamlAsModule(): Plugin {
  return {
    name: 'yaml-as-module',
    transform(source, id) {
      if (!id.endsWith('.yaml')) return undefined;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}

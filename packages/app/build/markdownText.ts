import type { ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Plugin } from 'vite';
import {
  factNames,
  factPattern,
  partNames,
  type Block,
  type Inline,
  type PageText,
} from '../src/content/text.ts';

/** Makes the Markdown of a page's text into data, so that no HTML is parsed in the browser. */
export function markdownText(): Plugin {
  return {
    name: 'markdown-text',
    transform: {
      filter: { id: /\/src\/content\/\w+\.md$/ },
      handler(source, id) {
        try {
          return { code: `export default ${JSON.stringify(readText(source))}`, map: null };
        } catch (error) {
          return this.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
        }
      },
    },
  };
}

/** Reads a text, and names the line of whatever a page cannot show. */
export function readText(source: string): PageText {
  const [heading, ...rest] = fromMarkdown(source).children.filter(({ type }) => type !== 'html');
  if (heading?.type !== 'heading' || heading.depth !== 1) {
    throw new Error('The text must start with its title: "# Title".');
  }
  const [first] = rest;
  const hasLead = first?.type === 'paragraph' && partIn(first.children) === null;
  return {
    title: plain(heading.children),
    lead: hasLead ? plain(first.children) : '',
    blocks: (hasLead ? rest.slice(1) : rest).map(readBlock),
  };
}

function readBlock(node: RootContent): Block {
  if (node.type === 'heading') {
    if (node.depth !== 2 && node.depth !== 3) throw refusal(node, 'a heading is ## or ###');
    return { type: 'heading', level: node.depth, children: node.children.map(readInline) };
  }
  if (node.type === 'paragraph') {
    const part = partIn(node.children);
    if (part !== null) return { type: 'part', name: part };
    return { type: 'paragraph', children: node.children.map(readInline) };
  }
  if (node.type === 'list') {
    return { type: 'list', isOrdered: node.ordered === true, items: node.children.map(readItem) };
  }
  throw refusal(node, `a page shows no ${node.type}`);
}

function readItem(item: ListItem): Inline[] {
  const [only, ...more] = item.children;
  if (only?.type !== 'paragraph' || more.length > 0) {
    throw refusal(item, 'an item of a list is one paragraph');
  }
  return only.children.map(readInline);
}

function readInline(node: PhrasingContent): Inline {
  if (node.type === 'text') {
    requireFacts(node, node.value);
    return { type: 'text', value: node.value.replaceAll('\n', ' ') };
  }
  if (node.type === 'strong' || node.type === 'emphasis') {
    return { type: node.type, children: node.children.map(readInline) };
  }
  if (node.type === 'link') {
    requireFacts(node, node.url);
    if (!/^(?:https:\/\/|mailto:|\/|\{\{)/.test(node.url)) {
      throw refusal(node, 'a link leads to https://, mailto: or a path of this site');
    }
    return { type: 'link', href: node.url, children: node.children.map(readInline) };
  }
  throw refusal(node, `a page shows no ${node.type}`);
}

/** A line that holds nothing but the name of a part. */
function partIn(children: readonly PhrasingContent[]): string | null {
  const [only, ...more] = children;
  if (only?.type !== 'text' || more.length > 0) return null;
  return partNames.find((name) => only.value === `{{${name}}}`) ?? null;
}

function plain(children: readonly PhrasingContent[]): string {
  return children
    .map((child) => {
      if (child.type !== 'text')
        throw refusal(child, 'the title and the first paragraph are plain');
      requireFacts(child, child.value);
      return child.value.replaceAll('\n', ' ');
    })
    .join('');
}

function requireFacts(node: Nodes, text: string): void {
  for (const [, name] of text.matchAll(factPattern)) {
    if (!factNames.some((known) => known === name)) {
      throw refusal(node, `there is no fact called ${String(name)}`);
    }
  }
}

function refusal(node: Nodes, reason: string): Error {
  return new Error(`line ${String(node.position?.start.line ?? '?')}: ${reason}.`);
}

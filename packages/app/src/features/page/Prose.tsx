import { Link, Stack } from '@sounding/ui';
import type { ReactNode } from 'react';
import type { Block, Inline } from '../../content/text';
import { withFacts } from './facts';
import { SectionHeading } from './SectionHeading';
import { TextList } from './TextList';

interface ProseProps {
  blocks: readonly Block[];
  /** The level of the text's first headings: 2 below the page's own, 3 within a part of a page. */
  topLevel?: 2 | 3;
  /** The content for each part that the text names. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A page's text from its Markdown file, with each heading close to the text below it. */
export function Prose({ blocks, topLevel = 2, parts = {} }: ProseProps) {
  return (
    <Stack gap="separate">
      {sectionsOf(blocks).map((section, index) => (
        // Neither sections nor blocks ever change their order.
        <Stack key={index}>
          {section.map((block, place) => (
            <BlockView key={place} block={block} topLevel={topLevel} parts={parts} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** Matches a link to another site, or to a file of this one. */
const leadsOffThePages = /^(?:https:|\/.*\.\w+$)/;

function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const open = sections.at(-1);
    if (open === undefined || block.type === 'heading') sections.push([block]);
    else open.push(block);
  }
  return sections;
}

function BlockView({
  block,
  topLevel,
  parts,
}: { block: Block } & Required<Omit<ProseProps, 'blocks'>>) {
  switch (block.type) {
    case 'heading':
      return (
        <SectionHeading level={topLevel === 2 ? block.level : 3}>
          {inline(block.children)}
        </SectionHeading>
      );
    case 'paragraph':
      return leadsNowhere(block.children) ? null : <p>{inline(block.children)}</p>;
    case 'list':
      return (
        <TextList
          kind={block.isOrdered ? 'steps' : 'points'}
          items={block.items.filter((item) => !leadsNowhere(item)).map(inline)}
        />
      );
    case 'part':
      return parts[block.name];
  }
}

function inline(children: readonly Inline[]): ReactNode {
  return children.map((child, index) => <InlineView key={index} node={child} />);
}

function InlineView({ node }: { node: Inline }) {
  switch (node.type) {
    case 'text':
      return withFacts(node.value);
    case 'strong':
      return <strong>{inline(node.children)}</strong>;
    case 'emphasis':
      return <em>{inline(node.children)}</em>;
    case 'link': {
      const href = withFacts(node.href);
      return (
        <Link href={href} isExternal={leadsOffThePages.test(href)}>
          {inline(node.children)}
        </Link>
      );
    }
  }
}

/** Whether a link's address is one that the brand leaves empty: its text is then left out (OPEN-27). */
function leadsNowhere(children: readonly Inline[]): boolean {
  return children.some(
    (child) => child.type === 'link' && /^(?:mailto:)?$/.test(withFacts(child.href)),
  );
}

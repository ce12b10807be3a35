import type { ReactNode } from 'react';
import type { PageText } from '../../content/text';
import { withFacts } from '../../features/page/facts';
import { Prose } from '../../features/page/Prose';
import { RoutePage } from '../../features/page/RoutePage';

interface TextPageProps {
  text: PageText;
  /** The content for each part that the text names. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A page that shows one text. */
export function TextPage({ text, parts = {} }: TextPageProps) {
  return (
    <RoutePage title={withFacts(text.title)} lead={withFacts(text.lead)}>
      <Prose blocks={text.blocks} parts={parts} />
    </RoutePage>
  );
}

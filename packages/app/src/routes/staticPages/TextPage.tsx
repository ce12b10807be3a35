import type { ReactNode } from 'react';
import type { PageText } from '../../content/text';
import { withFacts } from '../../features/page/facts';
import { Prose } from '../../features/page/Prose';
import { RoutePage } from '../../features/page/RoutePage';

interface TextPageProps {
  text: PageText;
  /** What stands where the text names a part. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A page that is its text. */
export function TextPage({ text, parts = {} }: TextPageProps) {
  return (
    <RoutePage title={withFacts(text.title)} lead={withFacts(text.lead)}>
      <Prose blocks={text.blocks} parts={parts} />
    </RoutePage>
  );
}

import { isBlank, isRichTextBlank } from '@sounding/domain/text';
import { InlineMessage, Link, Stack } from '@sounding/ui';
import { RichText } from '@sounding/ui/RichText';
import { SectionHeading } from '../../features/page/SectionHeading';
import type { EditableContent } from '../../features/projectInHand/projectInHand';
import { paths } from '../../paths';
import * as css from './PreviewContents.css';

/** The description: headings, paragraphs, and the picture or video above them. */
export function PreviewContents({ contents }: { contents: readonly EditableContent[] }) {
  return (
    <Stack>
      {contents.map((item) => (
        <PreviewItem key={item.key} item={item} />
      ))}
    </Stack>
  );
}

function PreviewItem({ item }: { item: EditableContent }) {
  switch (item.type) {
    case 'HEADING':
      return isBlank(item.value) ? null : <SectionHeading>{item.value}</SectionHeading>;
    case 'PARAGRAPH':
      return isRichTextBlank(item.value) ? null : <RichText html={item.value} />;
    case 'IMAGE':
      return (
        <img
          className={css.picture}
          src={item.imageBase64 ?? undefined}
          alt={item.imageAltText ?? ''}
        />
      );
    case 'VIDEO':
      // The player belongs to a third party, so it stays away until cookies are allowed (OPEN-90).
      return (
        <InlineMessage tone="info" title="Video">
          <p>
            The video is hidden because cookies are disabled.{' '}
            <Link href={paths.cookies}>Change your cookie preference</Link>
          </p>
        </InlineMessage>
      );
  }
}

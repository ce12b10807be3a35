import { isBlank, isRichTextBlank } from '@sounding/domain/text';
import { ConsentedVideo, Picture, Stack } from '@sounding/ui';
import { RichText } from '@sounding/ui/RichText';
import { useCookiePreference } from '../features/cookies/useCookiePreference';
import { SectionHeading } from '../features/page/SectionHeading';
import type { EditableContent } from '../features/projectInHand/projectInHand';
import { paths } from '../paths';

interface ProjectContentsProps {
  contents: readonly EditableContent[];
}

/** The description: headings, paragraphs, and the picture or video above them. */
export function ProjectContents({ contents }: ProjectContentsProps) {
  const { areEnabled } = useCookiePreference();
  return (
    <Stack>
      {contents.map((item) => (
        <ContentItem key={item.key} item={item} areCookiesEnabled={areEnabled} />
      ))}
    </Stack>
  );
}

interface ContentItemProps {
  item: EditableContent;
  areCookiesEnabled: boolean;
}

function ContentItem({ item, areCookiesEnabled }: ContentItemProps) {
  switch (item.type) {
    case 'HEADING':
      return isBlank(item.value) ? null : <SectionHeading>{item.value}</SectionHeading>;
    case 'PARAGRAPH':
      return isRichTextBlank(item.value) ? null : <RichText html={item.value} />;
    case 'IMAGE':
      return item.imageBase64 ? (
        <Picture src={item.imageBase64} alt={item.imageAltText ?? ''} />
      ) : null;
    case 'VIDEO':
      return (
        <ConsentedVideo
          videoId={item.value}
          title="The project’s video"
          isConsented={areCookiesEnabled}
          preferenceHref={paths.cookies}
        />
      );
  }
}

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
    <Stack gap="separate">
      {partsOf(contents).map((part) => (
        <Stack key={part[0].key} gap="tight">
          {part.map((item) => (
            <ContentItem key={item.key} item={item} areCookiesEnabled={areEnabled} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

type Part = [EditableContent, ...EditableContent[]];

/** Groups each heading with the content after it, to show it closer to that than to what came before. */
function partsOf(contents: readonly EditableContent[]): readonly Part[] {
  const parts: Part[] = [];
  for (const item of contents.filter(isShown)) {
    const part = parts.at(-1);
    if (part === undefined || item.type === 'HEADING') parts.push([item]);
    else part.push(item);
  }
  return parts;
}

function isShown({ type, value, imageBase64 }: EditableContent): boolean {
  if (type === 'HEADING') return !isBlank(value);
  if (type === 'PARAGRAPH') return !isRichTextBlank(value);
  return type === 'VIDEO' || Boolean(imageBase64);
}

interface ContentItemProps {
  item: EditableContent;
  areCookiesEnabled: boolean;
}

function ContentItem({ item, areCookiesEnabled }: ContentItemProps) {
  switch (item.type) {
    case 'HEADING':
      return <SectionHeading>{item.value}</SectionHeading>;
    case 'PARAGRAPH':
      return <RichText html={item.value} />;
    case 'IMAGE':
      return <Picture src={item.imageBase64 ?? ''} alt={item.imageAltText ?? ''} />;
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

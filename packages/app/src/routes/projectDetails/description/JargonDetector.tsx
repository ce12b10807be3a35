import { glossary } from '@sounding/domain/jargon';
import { Checkbox, Stack } from '@sounding/ui';
import { createJargonMatcher } from '@sounding/ui/jargon';
import { JargonFindings, JargonReview } from '@sounding/ui/RichTextEditor';
import { useState, type ReactNode } from 'react';

interface JargonDetectorProps {
  /** The fields of the description. */
  children: ReactNode;
}

const matcher = createJargonMatcher(glossary);

/** Turns highlighting of research terms on and off for all headings and paragraphs, and lists what it finds. */
export function JargonDetector({ children }: JargonDetectorProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <JargonReview matcher={isOn ? matcher : null}>
      <Checkbox
        isSelected={isOn}
        onChange={setIsOn}
        hint="Highlights research terms in headings and paragraphs, with plainer words for each. It changes nothing by itself."
      >
        Jargon detector
      </Checkbox>
      <Stack gap="separate">{children}</Stack>
      <JargonFindings />
    </JargonReview>
  );
}

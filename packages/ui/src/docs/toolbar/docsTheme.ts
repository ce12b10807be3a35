import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../../theme/dark';
import { highContrast } from '../../theme/highContrast';
import { light } from '../../theme/light';
import { font } from '../../theme/scale';

const looks = { light, dark, 'high-contrast': highContrast };

/** Storybook's own interface in our colours: its frame, its pages and its tables of props. */
export function docsTheme(look: keyof typeof looks): ThemeVars {
  const { paper, text, action, hairline, edge } = looks[look];
  return create({
    base: look === 'dark' ? 'dark' : 'light',
    brandTitle: 'Sounding, the component library',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: font.family,
    colorPrimary: action.rest,
    colorSecondary: action.rest,
    appBg: paper.sunken,
    appContentBg: paper.page,
    appPreviewBg: paper.page,
    appBorderColor: hairline,
    appBorderRadius: 6,
    textColor: text.body,
    textInverseColor: paper.page,
    textMutedColor: text.muted,
    barBg: paper.raised,
    barTextColor: text.muted,
    barHoverColor: action.hover,
    barSelectedColor: action.rest,
    buttonBg: paper.raised,
    buttonBorder: edge.rest,
    booleanBg: paper.sunken,
    booleanSelectedBg: paper.raised,
    inputBg: paper.raised,
    inputBorder: edge.rest,
    inputTextColor: text.body,
    inputBorderRadius: 4,
  });
}

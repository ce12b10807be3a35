import { addons } from 'storybook/manager-api';
import { sentenceCase } from '../packages/ui/src/docs/blocks/sentenceCase';
import { docsTheme } from '../packages/ui/src/docs/toolbar/docsTheme';
import { onSystemLook, systemLook } from '../packages/ui/src/docs/toolbar/useSystemLook';

/** Sets the frame to the system's theme; the theme in the toolbar is only the story's. */
function dress(): void {
  const look = systemLook();
  addons.setConfig({
    theme: {
      ...docsTheme(look),
      // Storybook shows the chosen story's name in white on a darkened form of this colour.
      ...(look === 'dark' && { colorSecondary: '#48adb8' }),
    },
  });
}

addons.setConfig({
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
dress();
onSystemLook(dress);

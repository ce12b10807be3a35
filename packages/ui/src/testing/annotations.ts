/**
 * Sets the decorators around every story. Import it before the stories, which use them as they are composed.
 */
import { setProjectAnnotations } from '@storybook/react-vite';
import { withUi } from './decorators';
import './patience';

setProjectAnnotations([{ decorators: [withUi] }]);

/** Sets what every story stands in. Imported ahead of the stories: they take it up as they are composed. */
import { setProjectAnnotations } from '@storybook/react-vite';
import { withUi } from './decorators';
import './patience';

setProjectAnnotations([{ decorators: [withUi] }]);

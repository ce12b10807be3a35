import { setProjectAnnotations } from '@storybook/react-vite';
import { failOnConsole } from './failOnConsole';
import { withUi } from './decorators';

failOnConsole();
setProjectAnnotations([{ decorators: [withUi] }]);

export { DepthIllustration } from './DepthIllustration';

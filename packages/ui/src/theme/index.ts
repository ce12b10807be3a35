export { color, motion } from './contract.css';
export {
  borderWidth,
  font,
  forcedColors,
  layer,
  measure,
  radius,
  screen,
  shadow,
  space,
  target,
  type,
} from './scale';
export type { Space } from './scale';

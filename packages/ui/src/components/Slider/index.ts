export { Slider } from './Slider';
export type { SliderProps } from './Slider';
export type { SliderMessages } from './Slider.messages';

export { ColourTable } from './ColourTable';
export { IconGallery } from './IconGallery';
export { KeyboardTable } from './KeyboardTable';
export { Corners, Lengths, SpaceScale } from './Measures';
export { MotionExample } from './MotionExample';
export { ScreenReaderTranscript } from './ScreenReaderTranscript';
export { States } from './States';
export { TypeScale, Weights } from './TypeScale';

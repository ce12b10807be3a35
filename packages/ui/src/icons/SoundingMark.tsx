import { mark } from './icons.css';

/** The product's mark: a plumb line lowered through depth rings. Decoration beside the product's name. */
export function SoundingMark() {
  return (
    <svg className={mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 2v9" />
      <path d="M16 11l3.4 6.2L16 22.4l-3.4-5.2z" fill="currentColor" />
      <path d="M9.6 14.2a8.2 8.2 0 1 0 12.8 0" />
      <path d="M5.2 12a13.2 13.2 0 1 0 21.6 0" />
    </svg>
  );
}

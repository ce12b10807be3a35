import * as css from './EmptyState.css';

/** A sounding line let down from the surface. Decoration beside the text. */
export function SoundingScene() {
  return (
    <svg className={css.scene} viewBox="0 0 144 96" aria-hidden="true" focusable="false">
      <g className={css.water}>
        <path d="M2 26c8 0 8-5 16-5s8 5 16 5 8-5 16-5 8 5 16 5" />
        <path d="M78 26c8 0 8-5 16-5s8 5 16 5 8-5 16-5 8 5 16 5" />
        <path d="M14 44h22M108 44h22M26 58h14M104 58h14" strokeDasharray="1 6" />
        <path d="M52 80a20 8 0 1 0 40 0" />
        <path d="M38 80a34 13 0 0 0 68 0" />
      </g>
      <g className={css.ink}>
        <path d="M72 2v66" />
        <path d="M67 36h10M67 48h10M67 60h10" />
      </g>
      <path className={css.lead} d="M72 68l5 8-5 8-5-8z" />
    </svg>
  );
}

/** Why two versions stand side by side when a save was refused. */
export function SavedMeanwhile() {
  return (
    <p>
      It was saved in another tab or by somebody else while you were working. Nothing is overwritten
      yet: compare the two and choose.
    </p>
  );
}

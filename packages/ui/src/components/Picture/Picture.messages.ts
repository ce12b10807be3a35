export interface PictureMessages {
  /** Stands in the place of a picture that could not be shown; its alternative text follows. */
  broken: string;
}

export const pictureMessages: PictureMessages = { broken: 'This picture could not be loaded.' };

/** The image strip of the landing page (`SITE-03`): drawings of the kinds of places that the desk is for. */
export interface Place {
  /** File name of the drawing, without its ending. */
  picture: string;
  caption: string;
  /** What the drawing shows, for those who do not see it. */
  alt: string;
}

export const places: readonly Place[] = [
  {
    picture: 'arch-hill-homestay',
    caption: 'Hill homestays',
    alt: 'A small house with lit windows between green hills and a low sun',
  },
  {
    picture: 'arch-houseboat',
    caption: 'Houseboats',
    alt: 'A houseboat with a cane roof on calm water, palms on the far bank',
  },
  {
    picture: 'arch-haveli',
    caption: 'Havelis',
    alt: 'The arched courtyard of a haveli with one lamp lit above the door',
  },
  {
    picture: 'arch-city-hotel',
    caption: 'City hotels',
    alt: 'A white city hotel with a green dome, a taxi waiting outside',
  },
  {
    picture: 'arch-beach-hut',
    caption: 'Beach huts',
    alt: 'A thatched hut on stilts between palms on a beach',
  },
  {
    picture: 'arch-desert-camp',
    caption: 'Desert camps',
    alt: 'Two lit tents between dunes under a crescent moon',
  },
];

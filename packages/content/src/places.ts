/** The image strip of the landing page (`SITE-03`): drawings of the kinds of places that the desk is for. */
export interface Place {
  /** The name of the drawing. */
  picture: 'hillHomestay' | 'houseboat' | 'haveli' | 'cityHotel' | 'beachHut' | 'desertCamp';
  caption: string;
  /** Description of the drawing, for those who do not see it. */
  alt: string;
}

export const places: readonly Place[] = [
  {
    picture: 'hillHomestay',
    caption: 'Hill homestays',
    alt: 'A small house with lit windows between green hills and a low sun',
  },
  {
    picture: 'houseboat',
    caption: 'Houseboats',
    alt: 'A houseboat with a cane roof on calm water, palms on the far bank',
  },
  {
    picture: 'haveli',
    caption: 'Havelis',
    alt: 'The arched courtyard of a haveli with one lamp lit above the door',
  },
  {
    picture: 'cityHotel',
    caption: 'City hotels',
    alt: 'A white city hotel with a green dome, a taxi waiting outside',
  },
  {
    picture: 'beachHut',
    caption: 'Beach huts',
    alt: 'A thatched hut on stilts between palms on a beach',
  },
  {
    picture: 'desertCamp',
    caption: 'Desert camps',
    alt: 'Two lit tents between dunes under a crescent moon',
  },
];

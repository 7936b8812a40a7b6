export interface City {
  readonly name: string;
  /** The first three digits of its PIN codes. */
  readonly pin: string;
  readonly streets: readonly [string, ...string[]];
}

export interface State {
  readonly name: string;
  /** The two digits that its GSTINs begin with. */
  readonly gst: string;
  readonly cities: readonly [City, ...City[]];
}

function city(name: string, pin: string, ...streets: [string, ...string[]]): City {
  return { name, pin, streets };
}

/** Where the sample institutes are. */
export const states: readonly [State, ...State[]] = [
  {
    name: 'Rajasthan',
    gst: '08',
    cities: [
      city('Udaipur', '313', 'Lake Palace Road', 'Fateh Sagar Road', 'Gangaur Ghat Marg'),
      city('Jaipur', '302', 'Amer Road', 'MI Road', 'Bani Park'),
      city('Jodhpur', '342', 'Makrana Mohalla', 'Umaid Bhawan Road'),
      city('Jaisalmer', '345', 'Sam Road', 'Dhibba Para'),
    ],
  },
  {
    name: 'Kerala',
    gst: '32',
    cities: [
      city('Kochi', '682', 'Princess Street', 'Jew Town Road', 'Marine Drive'),
      city('Alappuzha', '688', 'Finishing Point Road', 'Punnamada Road'),
      city('Munnar', '685', 'Mattupetty Road', 'Chithirapuram'),
      city('Thiruvananthapuram', '695', 'Lighthouse Beach Road', 'Palayam'),
    ],
  },
  {
    name: 'Goa',
    gst: '30',
    cities: [
      city('Panaji', '403', 'Fontainhas', 'Dona Paula Road'),
      city('Calangute', '403', 'Baga Road', 'Umtawaddo'),
      city('Margao', '403', 'Colva Beach Road', 'Benaulim'),
    ],
  },
  {
    name: 'Himachal Pradesh',
    gst: '02',
    cities: [
      city('Shimla', '171', 'The Ridge', 'Jakhoo Road', 'Cart Road'),
      city('Manali', '175', 'Old Manali Road', 'Hadimba Road'),
      city('Dharamshala', '176', 'Temple Road', 'Jogiwara Road'),
    ],
  },
  {
    name: 'Uttarakhand',
    gst: '05',
    cities: [
      city('Rishikesh', '249', 'Tapovan', 'Laxman Jhula Road'),
      city('Nainital', '263', 'Mallital', 'Ayarpatta Road'),
      city('Mussoorie', '248', 'Library Road', 'Landour'),
    ],
  },
  {
    name: 'Maharashtra',
    gst: '27',
    cities: [
      city('Mumbai', '400', 'Colaba Causeway', 'Linking Road', 'Juhu Tara Road'),
      city('Pune', '411', 'Koregaon Park', 'FC Road'),
      city('Mahabaleshwar', '412', 'Panchgani Road', 'Venna Lake Road'),
      city('Nashik', '422', 'Gangapur Road', 'College Road'),
    ],
  },
  {
    name: 'Karnataka',
    gst: '29',
    cities: [
      city('Bengaluru', '560', 'Indiranagar 12th Main', 'Church Street', 'Sankey Road'),
      city('Mysuru', '570', 'Nazarbad', 'Sayyaji Rao Road'),
      city('Madikeri', '571', 'Stuart Hill', 'Abbey Falls Road'),
      city('Hampi', '583', 'Virupapur Gaddi', 'Kaddirampura'),
    ],
  },
  {
    name: 'Tamil Nadu',
    gst: '33',
    cities: [
      city('Chennai', '600', 'Cathedral Road', 'East Coast Road', 'T Nagar'),
      city('Ooty', '643', 'Havelock Road', 'Fern Hill'),
      city('Madurai', '625', 'West Perumal Maistry Street', 'Alagar Kovil Road'),
      city('Kodaikanal', '624', 'Coaker’s Walk', 'Lake Road'),
    ],
  },
  {
    name: 'Uttar Pradesh',
    gst: '09',
    cities: [
      city('Varanasi', '221', 'Assi Ghat Road', 'Dashashwamedh Road'),
      city('Agra', '282', 'Fatehabad Road', 'Taj East Gate Road'),
      city('Lucknow', '226', 'Hazratganj', 'Gomti Nagar'),
    ],
  },
  {
    name: 'West Bengal',
    gst: '19',
    cities: [
      city('Kolkata', '700', 'Park Street', 'Southern Avenue', 'Salt Lake'),
      city('Darjeeling', '734', 'The Mall', 'Gandhi Road'),
      city('Kalimpong', '734', 'Rinkingpong Road', 'Upper Cart Road'),
    ],
  },
  {
    name: 'Delhi',
    gst: '07',
    cities: [
      city('New Delhi', '110', 'Sunder Nagar', 'Hauz Khas', 'Connaught Place', 'Karol Bagh'),
    ],
  },
  {
    name: 'Gujarat',
    gst: '24',
    cities: [
      city('Ahmedabad', '380', 'CG Road', 'Ellis Bridge', 'Manek Chowk'),
      city('Bhuj', '370', 'Dhordo Road', 'Hospital Road'),
      city('Vadodara', '390', 'Alkapuri', 'Sayajigunj'),
    ],
  },
  {
    name: 'Punjab',
    gst: '03',
    cities: [
      city('Amritsar', '143', 'Hall Bazar', 'Court Road'),
      city('Ludhiana', '141', 'Ferozepur Road', 'Mall Road'),
    ],
  },
  {
    name: 'Madhya Pradesh',
    gst: '23',
    cities: [
      city('Bhopal', '462', 'Shyamla Hills', 'Arera Colony'),
      city('Khajuraho', '471', 'Jhansi Road', 'Sevagram'),
      city('Indore', '452', 'South Tukoganj', 'Vijay Nagar'),
    ],
  },
  {
    name: 'Sikkim',
    gst: '11',
    cities: [
      city('Gangtok', '737', 'MG Marg', 'Tibet Road'),
      city('Pelling', '737', 'Upper Pelling', 'Helipad Road'),
    ],
  },
  {
    name: 'Telangana',
    gst: '36',
    cities: [city('Hyderabad', '500', 'Banjara Hills', 'Abids Road', 'Jubilee Hills')],
  },
];

/** A city of the sample by its name. */
export function placeOf(name: string): { readonly state: State; readonly city: City } {
  for (const state of states) {
    const city = state.cities.find((candidate) => candidate.name === name);
    if (city) return { state, city };
  }
  throw new Error(`The sample has no city "${name}".`);
}

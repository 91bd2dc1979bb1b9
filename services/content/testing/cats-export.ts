const published = {
  createdAt: '2013-06-27T22:46:19.513Z',
  updatedAt: '2013-09-04T09:19:39.027Z',
  firstPublishedAt: '2013-06-27T22:46:19.513Z',
  publishedAt: '2013-09-04T09:19:39.027Z',
  publishedCounter: 5,
  publishedVersion: 10,
  version: 11,
};

const draft = { createdAt: '2014-01-01T00:00:00.000Z', updatedAt: '2014-01-02T00:00:00.000Z', version: 1 };

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const us = <T>(value: T) => ({ 'en-US': value });

function contentType(id: string, displayField: string, fields: object[]) {
  return {
    sys: { ...published, id, type: 'ContentType' },
    name: id[0]?.toUpperCase() + id.slice(1),
    description: `A ${id}`,
    displayField,
    fields: fields.map((field) => ({
      localized: false,
      required: false,
      disabled: false,
      omitted: false,
      validations: [],
      ...field,
    })),
  };
}

function entry(id: string, type: string, fields: object, sys: object = published, tags: string[] = []) {
  return {
    sys: { ...sys, id, type: 'Entry', contentType: link('ContentType', type) },
    metadata: { tags: tags.map((tag) => link('Tag', tag)), concepts: [] },
    fields,
  };
}

function asset(id: string, title: object, file: object | undefined, sys: object = published) {
  return {
    sys: { ...sys, id, type: 'Asset' },
    metadata: { tags: [], concepts: [] },
    fields: { title, ...(file ? { file: us(file) } : {}) },
  };
}

const story = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Once a pancake', marks: [], data: {} }] },
    { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'garfield') }, content: [] },
  ],
};

/** The URL path of the picture, as the API's answers have it after the host. */
export const pictureFile = 'cats/nyancat/9da0cd1936871b8d72343e895a00d611/Nyan_cat.png';
export const documentFile = 'cats/manual/382a48dfa2cb16c47aa2c72f7b23bf09/manual.pdf';
export const vectorFile = 'cats/logo/0b1ef94f3bd7c6e1a1b0d8e3f0b5a111/logo.svg';

/**
 * The cats of Contentful's own example space, as contentful-export would write them. They have circular links (nyancat and
 * happycat), a link to a draft (garfield to the draft cat), a link to nothing, and three locales, one without a fallback
 * (`tlh`).
 */
export function catsExport() {
  return {
    contentTypes: [
      contentType('cat', 'name', [
        { id: 'name', name: 'Name', type: 'Text', localized: true, required: true },
        { id: 'likes', name: 'Likes', type: 'Array', items: { type: 'Symbol', validations: [] } },
        { id: 'color', name: 'Color', type: 'Symbol', validations: [{ in: ['rainbow', 'gray', 'orange', 'black'] }] },
        { id: 'bestFriend', name: 'Best Friend', type: 'Link', linkType: 'Entry' },
        { id: 'birthday', name: 'Birthday', type: 'Date' },
        { id: 'lives', name: 'Lives left', type: 'Integer' },
        { id: 'image', name: 'Image', type: 'Link', linkType: 'Asset' },
        { id: 'isTame', name: 'Is tame', type: 'Boolean' },
        { id: 'home', name: 'Home', type: 'Location' },
        { id: 'secret', name: 'Secret', type: 'Symbol', omitted: true },
      ]),
      contentType('dog', 'name', [
        { id: 'name', name: 'Name', type: 'Symbol', localized: true },
        { id: 'description', name: 'Description', type: 'Text' },
        { id: 'story', name: 'Story', type: 'RichText' },
        { id: 'friends', name: 'Friends', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
        { id: 'data', name: 'Data', type: 'Object' },
      ]),
    ],
    entries: [
      entry(
        'nyancat',
        'cat',
        {
          name: { 'en-US': 'Nyan Cat', es: 'Gato Nyan', tlh: "Nyan vIghro'" },
          likes: us(['rainbows', 'fish']),
          color: us('rainbow'),
          bestFriend: us(link('Entry', 'happycat')),
          birthday: us('2011-04-04T22:00:00+00:00'),
          lives: us(1337),
          image: us(link('Asset', 'nyancat')),
          isTame: us(true),
          home: us({ lat: 52.52, lon: 13.4 }),
          secret: us('is a toaster pastry'),
        },
        published,
        ['nyCampaign', 'hidden'],
      ),
      entry(
        'happycat',
        'cat',
        {
          name: us('Happy Cat'),
          likes: us(['cheezburger']),
          color: us('gray'),
          bestFriend: us(link('Entry', 'nyancat')),
          birthday: us('2003-10-28T23:00:00+00:00'),
          lives: us(1),
          isTame: us(false),
          home: us({ lat: 40.7, lon: -74 }),
        },
        { ...published, publishedAt: '2013-11-18T15:58:02.018Z', publishedCounter: 8 },
      ),
      entry(
        'garfield',
        'cat',
        {
          name: us('Garfield'),
          likes: us(['lasagna', 'fish']),
          color: us('orange'),
          bestFriend: us(link('Entry', 'draftcat')),
          lives: us(9),
        },
        { ...published, firstPublishedAt: '2013-08-27T10:09:07.929Z' },
      ),
      entry('lonelycat', 'cat', { name: us('Lonely Cat'), bestFriend: us(link('Entry', 'nowhere')) }),
      entry('draftcat', 'cat', { name: us('Draft Cat'), color: us('black') }, draft),
      entry('archivedcat', 'cat', { name: us('Archived Cat') }, { ...published, archivedVersion: 12 }),
      entry('jake', 'dog', {
        name: { 'en-US': 'Jake', es: 'Jaime' },
        description: us("Bacon pancakes, making bacon pancakes, take some bacon and I'll put it in a pancake!"),
        story: us(story),
        friends: us([link('Entry', 'nyancat'), link('Entry', 'garfield'), link('Entry', 'nyancat')]),
        data: us({ like: link('Entry', 'lonelycat') }),
      }),
      entry('finn', 'dog', { name: us('Finn'), description: us('Fearless adventurer'), friends: us([]) }),
    ],
    assets: [
      asset(
        'nyancat',
        { 'en-US': 'Nyan Cat', es: 'Gato Nyan' },
        {
          fileName: 'Nyan_cat.png',
          contentType: 'image/png',
          details: { image: { width: 250, height: 150 }, size: 12273 },
          url: `//images.ctfassets.net/${pictureFile}`,
        },
      ),
      asset('manual', us('How to keep a cat'), {
        fileName: 'manual.pdf',
        contentType: 'application/pdf',
        details: { size: 9 },
        url: `//assets.ctfassets.net/${documentFile}`,
      }),
      asset('logo', us('Logo'), {
        fileName: 'logo.svg',
        contentType: 'image/svg+xml',
        details: { image: { width: 40, height: 20 }, size: 100 },
        url: `//images.ctfassets.net/${vectorFile}`,
      }),
      asset('draftpicture', us('Not yet'), undefined, draft),
    ],
    locales: [
      {
        code: 'en-US',
        name: 'English (United States)',
        default: true,
        fallbackCode: null,
        sys: { id: 'l1', version: 1 },
      },
      { code: 'es', name: 'Spanish', default: false, fallbackCode: 'en-US', sys: { id: 'l2', version: 1 } },
      { code: 'tlh', name: 'Klingon', default: false, fallbackCode: null, sys: { id: 'l3', version: 1 } },
    ],
    tags: [
      { name: 'NY campaign', sys: { id: 'nyCampaign', visibility: 'public', version: 1 } },
      { name: 'Hidden', sys: { id: 'hidden', visibility: 'private', version: 1 } },
    ],
    editorInterfaces: [],
  };
}

import { change, create } from './step';

/** A sixteenth service, in the files a new one touches. */
export const newService = {
  copy: create('content/services/cctv-setup.ts', 'cctv-setup.ts.txt'),
  entry: [
    change(
      'content/services/index.ts',
      /^import \{ digitalMarketing \}/m,
      "import { cctvSetup } from './cctv-setup';\n$&",
    ),
    change('content/services/index.ts', "'pc-laptop-rental': pcLaptopRental,", "$& 'cctv-setup': cctvSetup,"),
  ],
  category: change('content/categories.ts', /'pc-laptop-rental'/, "$&, 'cctv-setup'"),
};

import { networkInterfaces } from 'node:os';
import { runModule } from '../support/run-module';

it('npm run dev answers at every address of the machine, which a phone may use', () => {
  const { stdout } = runModule(`import config from './next.config.ts';
    console.log(JSON.stringify(config.allowedDevOrigins));`);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each!.map(({ address }) => address));
  expect(addresses).not.toEqual([]);
  expect(JSON.parse(stdout)).toEqual(addresses);
});

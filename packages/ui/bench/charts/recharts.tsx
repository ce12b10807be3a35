import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { offer } from './measure';

offer((data) => (
  <LineChart width={720} height={248} data={[...data]}>
    <CartesianGrid vertical={false} />
    <XAxis dataKey="at" />
    <YAxis />
    <Line dataKey="value" isAnimationActive={false} dot={data.length <= 60} />
  </LineChart>
));

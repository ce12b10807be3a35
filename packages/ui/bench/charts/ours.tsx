import '../../src/styles';
import { LineChart } from '../../src/components/LineChart';
import { offer } from './measure';

offer((data) => <LineChart title="Responses each hour" data={data} />);

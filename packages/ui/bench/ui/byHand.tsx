import './byHand.css';
import { HandMadePage } from './handMade';
import { offer } from './measure';

offer((props) => <HandMadePage {...props} />);
